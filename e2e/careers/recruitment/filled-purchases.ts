import { addPaidOrder, insert } from '../../stage';

/** What the screens of packages of job posts show, by the ids in their addresses. */
export interface FilledPurchases {
  /** An order of a package that is paid. */
  jobPurchase: string;
}

const package5 = { package_id: 'studio', posts: 5, days: 60, refreshes: 10, is_highlighted: 1, price_fen: 99_900 };
const titles = { title_zh: '工作室套餐 '.repeat(5).trim(), title_en: 'Unquestionably '.repeat(2).trim() };

/** Gives a person a package that is used up, and one of which nothing was used; returns the order of that. */
export function fillPurchases(personId: string): FilledPurchases {
  const buy = (left: { posts_left: number; refreshes_left: number }) => {
    const { id } = addPaidOrder(personId, {
      ...{ kind: 'recruitment', titleZh: titles.title_zh, titleEn: titles.title_en, totalFen: package5.price_fen },
    });
    const own = { order_id: id, company_id: personId, state: 'valid', bought_at: Date.now() };
    insert('job_purchase', { ...own, ...titles, ...package5, ...left });
    return id;
  };
  buy({ posts_left: 0, refreshes_left: 0 });
  return { jobPurchase: buy({ posts_left: 5, refreshes_left: 10 }) };
}
