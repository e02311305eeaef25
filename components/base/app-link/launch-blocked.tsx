import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Mark } from '@/components/ui/mark';
import { ScreenIcon } from '@/components/ui/screen-icon';

interface LaunchBlockedProps {
  host: 'wechat' | 'weibo';
  marketUrl: string | null;
}

/**
 * Inside a chat or microblog app, which opens no other app: the visitor must use its own menu in the top right corner.
 */
export function LaunchBlocked({ host, marketUrl }: LaunchBlockedProps) {
  const t = useTranslations('appLink.launch.blocked');
  return (
    <div className="wrap flex min-h-[70svh] flex-col items-center text-center">
      <ScreenIcon name="arrow" className="mt-4 size-8 -rotate-45 self-end text-accent" />
      <div className="my-auto flex flex-col items-center py-8">
        <Mark className="size-14" />
        <h1 className="mt-8 text-2xl">{t(host)}</h1>
        <p className="mt-2 max-w-80 text-ink-2 text-pretty">{t('text')}</p>
        {marketUrl && (
          <a href={marketUrl} className={`mt-6 ${buttonClass('ink')}`}>
            {t('market')}
          </a>
        )}
      </div>
    </div>
  );
}
