import { useEffect, useRef } from 'react';
import { readStored, useStoredState } from '@/lib/client/use-stored-state';

/** Alert settings of this browser for new messages. */
export interface ChatAlerts {
  sound: boolean;
  notifications: boolean;
}

const KEY = 'chatAlerts';
const SILENT: ChatAlerts = { sound: false, notifications: false };

const isAlerts = (value: unknown): value is ChatAlerts =>
  typeof value === 'object' && value !== null && 'sound' in value && 'notifications' in value;

const BEEP = { hertz: 660, seconds: 0.15, loudness: 0.05 };

/** A short tone, synthesized so that no file is loaded. */
function beep(): void {
  const context = new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = BEEP.hertz;
  volume.gain.value = BEEP.loudness;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + BEEP.seconds);
  tone.onended = () => void context.close();
}

function notify(unread: number): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || document.visibilityState === 'visible')
    return;
  new Notification('New message in chat', {
    body: unread === 1 ? '1 conversation is unread.' : `${unread} conversations are unread.`,
    tag: KEY,
  });
}

/** Alerts the user of new messages, as set in this browser. */
export function useChatAlerts(unread: number | undefined): void {
  const before = useRef(unread);
  useEffect(() => {
    const isMore = unread !== undefined && before.current !== undefined && unread > before.current;
    before.current = unread;
    if (!isMore) return;
    const { sound, notifications } = readStored(KEY, isAlerts) ?? SILENT;
    if (sound) beep();
    if (notifications) notify(unread);
  }, [unread]);
}

/** Alert settings of this browser for new messages. The browser itself asks for the notification permission. */
export function useAlertChoice() {
  const [alerts, setAlerts] = useStoredState(KEY, SILENT, isAlerts);
  const choose = async (change: Partial<ChatAlerts>) => {
    const isAsked = change.notifications === true;
    const isGranted = isAsked && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    setAlerts({ ...alerts, ...change, ...(isAsked && { notifications: isGranted }) });
    return !isAsked || isGranted;
  };
  return { alerts, choose };
}
