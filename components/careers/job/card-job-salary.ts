import { useTranslations } from 'next-intl';
import type { JobSalary } from '@/lib/careers/job/contract';

/** What a job pays as people read it: `¥15,000–25,000 a month`; a word for one that is negotiable. Needs the messages `job`. */
export function useSalaryText(): (salary: JobSalary | null) => string {
  const t = useTranslations('job');
  return (salary) => {
    if (!salary) return t('negotiable');
    const { from, to, period, months } = salary;
    const range = from === to ? `¥${grouped(from)}` : `¥${grouped(from)}–${grouped(to)}`;
    return t('salary', { range, period, months });
  };
}

const grouped = (yuan: number) => yuan.toLocaleString('en');
