import { type Env, env } from '@/lib/platform/server/env';

/** Overrides values of the process's configuration, until jest restores its mocks. */
export function setEnv(values: Partial<Env>): void {
  const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
  jest.replaceProperty(slot, 'lightfieldEnv', { ...env(), ...values });
}
