/** The systems that the native app runs on. */
export const pushPlatforms = ['ios', 'android', 'harmony'] as const;
export type PushPlatform = (typeof pushPlatforms)[number];

/** What delivers to a device: the outbox only on a demonstration. */
export const pushServices = ['jpush', 'fcm', 'apns', 'outbox'] as const;
export type PushService = (typeof pushServices)[number];

export const pushLimits = {
  /** Characters of a token. */
  token: 512,
  /** Devices of a person; the one that was seen longest ago makes room for a new one. */
  devices: 10,
} as const;
