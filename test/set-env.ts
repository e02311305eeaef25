import { type Env, env } from '@/lib/platform/server/env';

/** Gives the process a configuration with other values, until jest restores its mocks. */
export function setEnv(values: Partial<Env>): void {
  const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
  jest.replaceProperty(slot, 'lightfieldEnv', { ...env(), ...values });
}
