export const getSignature = {
  name: 'getSignature',
  method: 'GET',
  path: '/api/weixin/getSignaturewx',
  background: true,
} as const;
