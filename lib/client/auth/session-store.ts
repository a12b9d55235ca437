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
  /** False while the page is prerendered or hydrated: what is stored is not known yet. */
  isReady: boolean;
  /** Null when nobody is signed in. */
  user: UserInfo | null;
}

const listeners = new Set<() => void>();
const changeListeners = new Set<() => void>();
let number = 0;

/** What is stored now; read afresh, because other tabs write too. A session that cannot be read is none. */
export function readSession(): StoredSession {
  const [user, api] = [parseUser(browserStorage.get(USER_KEY)), parseApi(browserStorage.get(API_KEY))];
  if (user !== 'broken' && api !== 'broken') return { user, api };
  clearStorage();
  return { user: null, api: null };
}

/** Number of the present session in this tab; grows when one starts or ends. */
export const sessionNumber = (): number => number;

/** Keeps what both steps of signing in answered. */
export function startSession(user: UserInfo, api: ApiInfo): void {
  browserStorage.set(API_KEY, JSON.stringify(api));
  browserStorage.set(USER_KEY, JSON.stringify(user));
  announceChange();
}

/** Forgets the session in this tab and, through storage, in all others. */
export function endSession(): void {
  clearStorage();
  announceChange();
}

/** Replaces the API info, unless the session it was renewed for has ended or was renewed elsewhere meanwhile. */
export function replaceApiInfo(used: ApiInfo, renewed: ApiInfo): boolean {
  const { user, api } = readSession();
  if (!user || api?.refreshToken !== used.refreshToken) return false;
  browserStorage.set(API_KEY, JSON.stringify(renewed));
  return true;
}

/** Brings name and roles up to date, so that menus follow a change made by an admin. */
export function updateUserInfo({ name, fo }: UserInfo): void {
  const { user } = readSession();
  const fresh = JSON.stringify({ name, fo });
  if (!user || JSON.stringify(user) === fresh) return;
  browserStorage.set(USER_KEY, fresh);
  listeners.forEach((listener) => listener());
}

/** Calls the listener when a session starts or ends, in this tab or another. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  changeListeners.add(listener);
  listenToOtherTabs();
  return () => changeListeners.delete(listener);
}

/** Who is signed in, kept up to date in every tab. */
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

/** Idempotent: the browser adds the same listener once. Pages are prerendered where there is no other tab. */
function listenToOtherTabs(): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', handleStorage);
  // On the document, so that it comes before whatever renews itself because the window is looked at again.
  document.addEventListener('visibilitychange', catchUp);
}

/** A page the browser kept aside (back button, sleeping tab) was told nothing of what others stored meanwhile. */
function catchUp(): void {
  if (document.visibilityState === 'visible' && last.user?.name !== readSession().user?.name) announceChange();
}

function handleStorage({ key, oldValue, newValue }: StorageEvent): void {
  // A null key is localStorage.clear(). New tokens alone are no change of session.
  if (key !== USER_KEY && key !== null) return;
  if (key !== null && isSamePerson(oldValue, newValue)) listeners.forEach((listener) => listener());
  else announceChange();
}

/** Another tab heard of new roles before this one did. */
function isSamePerson(before: string | null, after: string | null): boolean {
  const [one, other] = [before, after].map((text) => (text === null ? null : parse(userInfoSchema, text)));
  return !!one && !!other && one !== 'broken' && other !== 'broken' && one.name === other.name;
}

const NOT_READY: SessionState = { isReady: false, user: null };
const serverSnapshot = (): SessionState => NOT_READY;

let last: SessionState = { isReady: true, user: null };

/** The same object as long as the same person is stored, as useSyncExternalStore asks. */
function snapshot(): SessionState {
  const { user } = readSession();
  if (user !== last.user) last = { isReady: true, user };
  return last;
}

/** Parses text once: the same text gives the same object. */
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
