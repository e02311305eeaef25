import { useTranslations } from 'next-intl';
import type { Budget } from '@/lib/careers/demand/rules/budget';

/**
 * A budget as people read it: `¥50,000–80,000`, from or up to an amount where only that is said, or a word for one that is to be
 * talked about. Needs the messages `demand`.
 */
export function useBudgetText(): (budget: Budget) => string {
  const t = useTranslations('demand.budget');
  return ({ budgetFrom, budgetTo }) => {
    if (budgetFrom !== null && budgetTo !== null) {
      return budgetFrom === budgetTo ? inYuan(budgetTo) : `${inYuan(budgetFrom)}–${grouped(budgetTo)}`;
    }
    if (budgetTo !== null) return t('to', { amount: inYuan(budgetTo) });
    return budgetFrom === null ? t('open') : t('from', { amount: inYuan(budgetFrom) });
  };
}

const grouped = (yuan: number) => yuan.toLocaleString('en');
const inYuan = (yuan: number) => `¥${grouped(yuan)}`;
