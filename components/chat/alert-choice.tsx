import { CheckField } from '@/components/ui/check-field';
import { useAlertChoice } from '@/lib/client/chat/use-chat-alerts';
import { notifyError } from '@/lib/client/notify';

/** Alert setting of this browser for new messages while the inbox is open. */
export function AlertChoice() {
  const { alerts, choose } = useAlertChoice();
  const handleNotifications = async (notifications: boolean) => {
    if (!(await choose({ notifications }))) notifyError('The browser does not allow notifications of this site.');
  };
  return (
    <>
      <CheckField
        label="Sound for new messages, in this browser"
        value={alerts.sound}
        onChange={(sound) => void choose({ sound })}
      />
      <CheckField
        label="Notifications, in this browser"
        hint="Shown while you look at something else and the inbox is open."
        value={alerts.notifications}
        onChange={(next) => void handleNotifications(next)}
      />
    </>
  );
}
