import type { EntryFlow } from '@/lib/people/account/client/entry-flow';

const steps = { login: '/loginmobile', register: '/Register', reset: '/Register', wechat: '/login' } as const;

/** Where a new account starts in this kind of flow: the code login, the registration, or the chat app. */
export function firstStep({ purpose }: EntryFlow): string {
  return steps[purpose ?? 'register'];
}

/** Whether the flow has reached a new account: it has a ticket, and not one to set a forgotten password. */
export function canRegister({ purpose, ticket }: EntryFlow): boolean {
  return ticket !== null && purpose !== null && purpose !== 'reset';
}
