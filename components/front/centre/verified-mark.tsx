import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { Verification } from '@/lib/base/permission/contract';

/** A mark for the verification of a person (specification section 4, 'Verification'), with text. */
export function VerifiedMark({ verification }: { verification: Verification }) {
  const t = useTranslations('centre.verification');
  if (verification === 'none') return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-accent">
      <ScreenIcon name="shield" className="size-4.5" />
      {t(verification)}
    </span>
  );
}
