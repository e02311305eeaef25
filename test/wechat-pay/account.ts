import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { WechatPaySettings } from '@/lib/platform/server/settings';

/** A merchant's account, and what only the vendor has of it. */
export interface Account {
  /** For the product; `apiUrl` is filled when the server listens. */
  settings: WechatPaySettings;
  /** The merchant's public key: requests must be signed with the other half. */
  merchantKey: KeyObject;
  /** The id of the vendor's key, and the key that answers and notices are signed with. */
  keyId: string;
  key: KeyObject;
  /** Of somebody else: for what is forged. */
  foreignKey: KeyObject;
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const serialNumber = () => randomBytes(20).toString('hex').toUpperCase();

/** A new account. Its app is `appId`, else one of its own. */
export function newAccount(appId = `wx${randomBytes(8).toString('hex')}`): Account {
  const [merchant, vendor, foreign] = [newKeys(), newKeys(), newKeys()];
  const keyId = `PUB_KEY_ID_${Date.now()}${randomBytes(8).readBigUInt64BE() % 10n ** 15n}`;
  return {
    settings: {
      mchId: '1900000001',
      appId,
      serial: serialNumber(),
      privateKey: merchant.privateKey,
      apiV3Key: Buffer.from(randomBytes(16).toString('hex')),
      publicKeys: new Map([[keyId, vendor.publicKey]]),
      keyInUse: keyId,
      apiUrl: '',
    },
    ...{ merchantKey: merchant.publicKey, keyId, key: vendor.privateKey, foreignKey: foreign.privateKey },
  };
}

/** The environment of a product with this account. */
export function environmentOf({ settings, keyId }: Account): Record<string, string> {
  const pem = (key: KeyObject | undefined, type: 'pkcs8' | 'spki') => String(key?.export({ format: 'pem', type }));
  return {
    WECHAT_PAY_MCHID: settings.mchId,
    WECHAT_PAY_APP_ID: settings.appId,
    WECHAT_PAY_SERIAL: settings.serial,
    WECHAT_PAY_PRIVATE_KEY: pem(settings.privateKey, 'pkcs8'),
    WECHAT_PAY_API_V3_KEY: settings.apiV3Key.toString(),
    WECHAT_PAY_PUBLIC_KEYS: `${keyId}=${pem(settings.publicKeys.get(keyId), 'spki')}`,
    WECHAT_PAY_URL: settings.apiUrl,
  };
}
