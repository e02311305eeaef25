import enStaff from '../../../messages/en/base/staff.json' with { type: 'json' };
import enCashier from '../../../messages/en/money/cashier.json' with { type: 'json' };
import enOrder from '../../../messages/en/money/order.json' with { type: 'json' };
import enConsole from '../../../messages/en/money/order-console.json' with { type: 'json' };
import enPage from '../../../messages/en/money/order-page.json' with { type: 'json' };
import enWallet from '../../../messages/en/money/wallet.json' with { type: 'json' };
import enPictures from '../../../messages/en/platform/pictures.json' with { type: 'json' };
import zhStaff from '../../../messages/zh/base/staff.json' with { type: 'json' };
import zhCashier from '../../../messages/zh/money/cashier.json' with { type: 'json' };
import zhOrder from '../../../messages/zh/money/order.json' with { type: 'json' };
import zhConsole from '../../../messages/zh/money/order-console.json' with { type: 'json' };
import zhPage from '../../../messages/zh/money/order-page.json' with { type: 'json' };
import zhWallet from '../../../messages/zh/money/wallet.json' with { type: 'json' };
import zhPictures from '../../../messages/zh/platform/pictures.json' with { type: 'json' };

/** The messages of money in each language, with the prefix and the marker of its addresses. */
export const languages = {
  zh: {
    ...{ prefix: '', marker: '#!zh', staff: zhStaff, cashier: zhCashier, order: zhOrder, console: zhConsole },
    ...{ orderPage: zhPage, wallet: zhWallet, pictures: zhPictures },
  },
  en: {
    ...{ prefix: '/en', marker: '#!en', staff: enStaff, cashier: enCashier, order: enOrder, console: enConsole },
    ...{ orderPage: enPage, wallet: enWallet, pictures: enPictures },
  },
};
