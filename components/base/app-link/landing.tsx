import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { AppWays } from '@/lib/base/app-link/rules/app-ways';
import { launchAddress } from '@/lib/base/app-link/rules/launch';
import { Link } from '@/lib/platform/i18n/link';
import { LandingArt } from './landing-art';
import { LandingButtons, type LandingWords } from './landing-buttons';

interface LandingProps {
  ways: AppWays;
  /** This page's address as one types it, for a visitor at a desktop who has a phone. */
  address: string;
}

const points = ['watch', 'live', 'links'] as const;

/** The app's own page (specification section 2): what the app gives and every way to it. Readable without JavaScript. */
export function Landing({ ways, address }: LandingProps) {
  const t = useTranslations('appLink.page');
  const isOffered = Boolean(ways.storeUrl ?? ways.apk ?? ways.marketUrl);
  return (
    <div className="wrap grid items-start gap-x-16 pt-4 md:grid-cols-[1fr_minmax(0,24rem)] md:pt-12 lg:gap-x-28">
      <LandingArt className="aspect-[8/5] w-full rounded-lg md:order-last md:aspect-[3/4]" />
      <div>
        {isOffered ? <Offer ways={ways} /> : <NoOffer ways={ways} />}
        {isOffered && (
          <div className="own-app:hidden">
            <AllWays ways={ways} />
            <p className="mt-8 hidden text-sm text-ink-2 md:block">
              {t('phone')}
              <span className="mt-1 block text-xl font-semibold text-ink select-all">{address}</span>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** What the app offers, and the buttons for this device. */
function Offer({ ways }: { ways: AppWays }) {
  const t = useTranslations('appLink.page');
  return (
    <>
      <Headline title={t('headline')} text={t('lead')} />
      <div className="own-app:hidden">
        <LandingButtons ways={ways} opens={opensOn(ways)} words={useButtonWords()} />
      </div>
      <p className="mt-6 hidden font-semibold own-app:block">{t('inApp')}</p>
      <ul className="mt-10 border-t border-line">
        {points.map((point) => (
          <li key={point} className="border-b border-line py-4">
            <h2 className="text-lg">{t(`points.${point}.title`)}</h2>
            <p className="mt-0.5 text-ink-2">{t(`points.${point}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** There is no app to download: says so, and links on. A visitor who has the app can still open it. */
function NoOffer({ ways }: { ways: AppWays }) {
  const t = useTranslations('appLink.page');
  return (
    <>
      <Headline title={t('none.title')} text={t('none.text')} />
      <LandingButtons ways={ways} opens={opensOn(ways)} words={useButtonWords()} />
      <p className="mt-6 flex flex-wrap gap-3">
        <Link href="/" className={buttonClass('ink')}>
          {t('home')}
        </Link>
        <Link href="/Find" className={buttonClass('line')}>
          {t('discover')}
        </Link>
      </p>
    </>
  );
}

/** The hosts where an address opens the app. */
function opensOn(ways: AppWays) {
  return (['ios', 'android'] as const).filter((host) => launchAddress(ways, host, {}) !== null);
}

function useButtonWords(): LandingWords {
  const t = useTranslations('appLink.page');
  return { store: t('get.store'), apk: t('get.apk'), market: t('get.market'), open: t('open'), stayed: t('stayed') };
}

function Headline({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="mt-7 text-hero md:mt-0">{title}</h1>
      <p className="mt-3 text-lg text-ink-2 text-pretty">{text}</p>
    </>
  );
}

/** Plain links to all ways, for every device and without JavaScript. */
function AllWays({ ways }: { ways: AppWays }) {
  const t = useTranslations('appLink.page');
  const links = [
    ['store', ways.storeUrl],
    ['apk', ways.apk],
    ['market', ways.marketUrl],
  ] as const;
  return (
    <nav aria-label={t('all')} className="mt-6 text-sm">
      <p className="text-ink-3">{t('all')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(
          ([name, href]) =>
            href && (
              <li key={name}>
                <a href={href} className="flex min-h-11 items-center underline underline-offset-4">
                  {t(`get.${name}`)}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
