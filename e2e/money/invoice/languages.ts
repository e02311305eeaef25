import en from '../../../messages/en/money/invoice.json' with { type: 'json' };
import enConsole from '../../../messages/en/money/invoice-console.json' with { type: 'json' };
import zh from '../../../messages/zh/money/invoice.json' with { type: 'json' };
import zhConsole from '../../../messages/zh/money/invoice-console.json' with { type: 'json' };

/** Both languages with their address prefix, their hash, and the messages of invoices. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', words: zh, console: zhConsole },
  { name: 'en', prefix: '/en', marker: '#!en', words: en, console: enConsole },
] as const;
