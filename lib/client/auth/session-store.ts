import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { type ApiInfo, type UserInfo, apiInfoSchema, userInfoSchema } from '@/lib/contracts/auth';
import { browserStorage } from './browser-storage';

const USER_KEY = 'userInfo';
const API_KEY = 'apiInfo';

export interface StoredSession {
  user: UserInfo | null;
  api: ApiInfo | null;
}

export interface SessionState {
  /** False during prerendering and hydration, while the stored session is unknown. */
  isReady: boolean;
  /** Null when signed out. */
  user: UserInfo | null;
}

const listeners = new Set<() => void>();
const changeListeners = new Set<() => void>();
let number = 0;

/** Reads the stored session anew each time, because other tabs write it too. An unreadable session counts as none. */
export function readSession(): StoredSession {
  const [user, api] = [parseUser(browserStorage.get(USER_KEY)), parseApi(browserStorage.get(API_KEY))];
  if (user !== 'broken' && api !== 'broken') return { user, api };
  clearStorage();
  return { user: null, api: null };
}

/** Session counter of this tab; incremented when a session starts or ends. */
export const sessionNumber = (): number => number;

/** Stores the responses of both sign-in steps. */
export function startSession(user: UserInfo, api: ApiInfo): void {
  browserStorage.set(API_KEY, JSON.stringify(api));
  browserStorage.set(USER_KEY, JSON.stringify(user));
  announceChange();
}

/** Removes the session in this tab and, through storage events, in all others. */
export function endSession(): void {
  clearStorage();
  announceChange();
}

/** Replaces the API info, unless its session ended or was renewed elsewhere meanwhile. */
export function replaceApiInfo(used: ApiInfo, renewed: ApiInfo): boolean {
  const { user, api } = readSession();
  if (!user || api?.refreshToken !== used.refreshToken) return false;
  browserStorage.set(API_KEY, JSON.stringify(renewed));
  return true;
}

/** Updates name and roles, so that menus follow changes made by an admin. */
export function updateUserInfo({ name, fo }: UserInfo): void {
  const { user } = readSession();
  const fresh = JSON.stringify({ name, fo });
  if (!user || JSON.stringify(user) === fresh) return;
  browserStorage.set(USER_KEY, fresh);
  listeners.forEach((listener) => listener());
}

/** Calls the listener when a session starts or ends, in this tab or another. Returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  changeListeners.add(listener);
  listenToOtherTabs();
  return () => changeListeners.delete(listener);
}

/** The signed-in user, synchronized across tabs. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, snapshot, serverSnapshot);

function clearStorage(): void {
  browserStorage.remove(USER_KEY);
  browserStorage.remove(API_KEY);
}

function announceChange(): void {
  number += 1;
  changeListeners.forEach((listener) => listener());
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  listenToOtherTabs();
  return () => listeners.delete(listener);
}

/** Idempotent: browsers ignore a listener added twice. Prerendering has no other tabs. */
function listenToOtherTabs(): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', handleStorage);
  // On the document, so that it runs before refetches triggered by the window becoming visible.
  document.addEventListener('visibilitychange', catchUp);
}

/** A page restored from the back-forward cache or a sleeping tab missed storage events. */
function catchUp(): void {
  if (document.visibilityState === 'visible' && last.user?.name !== readSession().user?.name) announceChange();
}

function handleStorage({ key, oldValue, newValue }: StorageEvent): void {
  // A null key means localStorage.clear(). New tokens alone do not change the session.
  if (key !== USER_KEY && key !== null) return;
  if (key !== null && isSamePerson(oldValue, newValue)) listeners.forEach((listener) => listener());
  else announceChange();
}

/** Another tab may have received new roles before this one. */
function isSamePerson(before: string | null, after: string | null): boolean {
  const [one, other] = [before, after].map((text) => (text === null ? null : parse(userInfoSchema, text)));
  return !!one && !!other && one !== 'broken' && other !== 'broken' && one.name === other.name;
}

const NOT_READY: SessionState = { isReady: false, user: null };
const serverSnapshot = (): SessionState => NOT_READY;

let last: SessionState = { isReady: true, user: null };

/** Returns the same object while the stored user is unchanged, as useSyncExternalStore requires. */
function snapshot(): SessionState {
  const { user } = readSession();
  if (user !== last.user) last = { isReady: true, user };
  return last;
}

/** Memoized parser: the same text returns the same object. */
function parser<Schema extends z.ZodMiniType>(schema: Schema) {
  let seen: string | null = null;
  let value: z.output<Schema> | null | 'broken' = null;
  return (text: string | null): z.output<Schema> | null | 'broken' => {
    if (text !== seen) {
      seen = text;
      value = text === null ? null : parse(schema, text);
    }
    return value;
  };
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | 'broken' {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? 'broken';
  } catch {
    return 'broken';
  }
}

const parseUser = parser(userInfoSchema);
const parseApi = parser(apiInfoSchema);
