import enVerification from '../../../messages/en/people/verification.json' with { type: 'json' };
import enConsole from '../../../messages/en/people/verification-console.json' with { type: 'json' };
import enClient from '../../../messages/en/platform/client.json' with { type: 'json' };
import zhVerification from '../../../messages/zh/people/verification.json' with { type: 'json' };
import zhConsole from '../../../messages/zh/people/verification-console.json' with { type: 'json' };
import zhClient from '../../../messages/zh/platform/client.json' with { type: 'json' };

const zh = { client: zhClient, verification: zhVerification, console: zhConsole };
const en: typeof zh = { client: enClient, verification: enVerification, console: enConsole };

/** Both languages with their address prefix, their hash, and the messages of verification. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', ...zh },
  { name: 'en', prefix: '/en', marker: '#!en', ...en },
] as const;
