import { createPrivateKey, createPublicKey } from 'node:crypto';
import { merchant, sealed, signedAnswers, signedRequests, signedWindow } from '@/test/wechat-pay/golden-vectors';
import { authorizationOf, jsapiParameters } from './sign';
import { decrypt, refusalOf } from './verify';

const privateKey = createPrivateKey(merchant.privateKey);
const settings = {
  mchId: '1900000001',
  appId: signedWindow.appId,
  serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  privateKey,
  apiV3Key: Buffer.from(sealed.key),
  publicKeys: new Map([['PUB_KEY_ID_1', createPublicKey(merchant.publicKey)]]),
};

test.each(signedRequests)(
  'a request $method $path has the signature that OpenSSL makes',
  ({ signature, ...request }) => {
    expect(authorizationOf(settings, request, request)).toBe(
      `WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="${request.nonce}",signature="${signature}",` +
        `timestamp="${request.timestamp}",serial_no="5157F09EFDC096DE15EBE81A47057A7232F1B8E1"`,
    );
  },
);

test('the payment window is opened with the documented names and the signature that OpenSSL makes', () => {
  expect(jsapiParameters(settings, signedWindow.prepayId, signedWindow)).toEqual({
    appId: 'wx8888888888888888',
    timeStamp: '1414561699',
    nonceStr: '5K8264ILTKCH16CQ2502SI8ZNMTM67VS',
    package: 'prepay_id=wx201410272009395522657a690389285100',
    signType: 'RSA',
    paySign: signedWindow.signature,
  });
});

describe('what is signed by WeChat Pay', () => {
  const [answer, empty] = signedAnswers as [(typeof signedAnswers)[0], (typeof signedAnswers)[0]];
  const at = Number(answer.timestamp) * 1000;
  interface Changes {
    body?: string;
    now?: number;
    headers?: Record<string, string>;
  }
  const refusal = ({ body = answer.body, now = at, headers = {} }: Changes = {}) =>
    refusalOf(
      settings,
      new Headers({
        'Wechatpay-Timestamp': answer.timestamp,
        'Wechatpay-Nonce': answer.nonce,
        'Wechatpay-Serial': 'PUB_KEY_ID_1',
        'Wechatpay-Signature': body === '' ? empty.signature : answer.signature,
        ...headers,
      }),
      body,
      now,
    );

  test('is believed with the signature that OpenSSL makes, also when it is empty', () => {
    expect(refusal()).toBeNull();
    expect(refusal({ body: '' })).toBeNull();
  });

  test.each<[string, string, Changes]>([
    ['changed', 'signature', { body: `${answer.body} ` }],
    ['of another moment', 'signature', { headers: { 'Wechatpay-Timestamp': '1554209981' } }],
    ['of another nonce', 'signature', { headers: { 'Wechatpay-Nonce': 'other' } }],
    ['signed by no signature at all', 'signature', { headers: { 'Wechatpay-Signature': '%%%' } }],
    ['signed by a key that we do not have', 'serial', { headers: { 'Wechatpay-Serial': 'PUB_KEY_ID_2' } }],
    ['signed by no key', 'serial', { headers: { 'Wechatpay-Serial': '' } }],
    ['not signed', 'headers', { headers: { 'Wechatpay-Signature': '' } }],
    ['without a time', 'headers', { headers: { 'Wechatpay-Timestamp': 'now' } }],
    ['a probe', 'probe', { headers: { 'Wechatpay-Signature': `WECHATPAY/SIGNTEST/${answer.signature}` } }],
  ])('and that is %s is refused: %s', (_, expected, changes) => {
    expect(refusal(changes)).toBe(expected);
  });

  test('is good for less than five minutes, before and after', () => {
    expect(refusal({ now: at + 299_999 })).toBeNull();
    expect(refusal({ now: at - 299_999 })).toBeNull();
    expect(refusal({ now: at + 300_000 })).toBe('time');
    expect(refusal({ now: at - 300_000 })).toBe('time');
  });
});

describe('a sealed text', () => {
  const [first] = sealed.ciphertexts as [(typeof sealed.ciphertexts)[0]];
  const open = (changes: Partial<typeof first> = {}) =>
    decrypt(settings, { nonce: sealed.nonce, ...first, ...changes });

  test.each(sealed.ciphertexts)('is opened with the associated data "$associated_data"', (ciphertext) => {
    expect(open(ciphertext)).toBe(sealed.text);
  });

  test('is not opened when it was changed, cut off or belongs to something else', () => {
    expect(() => open({ associated_data: 'refund' })).toThrow();
    expect(() => open({ ciphertext: `A${first.ciphertext.slice(1)}` })).toThrow();
    expect(() => open({ ciphertext: first.ciphertext.slice(0, 8) })).toThrow();
    expect(() => open({ ciphertext: '' })).toThrow();
  });
});
