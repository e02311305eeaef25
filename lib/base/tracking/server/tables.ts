export interface TrackingEventTable {
  id: string;
  flag: string;
  param: string;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    tracking_event: TrackingEventTable;
  }
}
