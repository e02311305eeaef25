export const getSignature = { method: 'GET', path: '/api/weixin/getSignaturewx', background: true } as const;
