import type { PushPlatform, PushService } from '../codes';

/** A device on which somebody has the native app. */
export interface PushDeviceTable {
  service: PushService;
  /** What the service calls it; unique with it. */
  token: string;
  platform: PushPlatform;
  person_id: string;
  /** The login by which it was registered: who has logged out there is not reached there. */
  session_id: string;
  /** When it was last registered. */
  seen_at: number;
}

/** A temporary credential for a push service, which all nodes share. */
export interface PushCredentialTable {
  /** The service and its account. */
  name: string;
  value: string;
  expires_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    push_device: PushDeviceTable;
    push_credential: PushCredentialTable;
  }
}
