/** A temporary credential from WeChat for an app; shared by all nodes. */
export interface WechatCredentialTable {
  app_id: string;
  name: 'access_token' | 'jsapi_ticket';
  /** Empty at first. */
  value: string;
  expires_at: number;
  /** From this time a node may fetch a new one: shortly before it expires, or some time after a failed fetch. */
  renew_at: number;
  /** Until this time a node is fetching; 0 when none is. */
  lease_until: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    wechat_credential: WechatCredentialTable;
  }
}
