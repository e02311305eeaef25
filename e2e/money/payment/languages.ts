import enCashier from '../../../messages/en/money/cashier.json' with { type: 'json' };
import enOrder from '../../../messages/en/money/order.json' with { type: 'json' };
import enConsole from '../../../messages/en/money/order-console.json' with { type: 'json' };
import enWallet from '../../../messages/en/money/wallet.json' with { type: 'json' };
import enPictures from '../../../messages/en/platform/pictures.json' with { type: 'json' };
import zhCashier from '../../../messages/zh/money/cashier.json' with { type: 'json' };
import zhOrder from '../../../messages/zh/money/order.json' with { type: 'json' };
import zhConsole from '../../../messages/zh/money/order-console.json' with { type: 'json' };
import zhWallet from '../../../messages/zh/money/wallet.json' with { type: 'json' };
import zhPictures from '../../../messages/zh/platform/pictures.json' with { type: 'json' };

const zh = { cashier: zhCashier, order: zhOrder, console: zhConsole, wallet: zhWallet, pictures: zhPictures };
const en: typeof zh = {
  cashier: enCashier,
  order: enOrder,
  console: enConsole,
  wallet: enWallet,
  pictures: enPictures,
};

/** Both languages with their address prefix, their hash, and the messages of money. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', ...zh },
  { name: 'en', prefix: '/en', marker: '#!en', ...en },
] as const;
