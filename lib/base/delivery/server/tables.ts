import type { OutboxMessage } from '../contract';

/** The messages of a demonstration site, in plain text: they are not sent anywhere (DESIGN 8). */
export interface DeliveryOutboxTable {
  id: string;
  channel: OutboxMessage['channel'];
  address: string;
  subject: string;
  text: string;
  code: string | null;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    delivery_outbox: DeliveryOutboxTable;
  }
}
