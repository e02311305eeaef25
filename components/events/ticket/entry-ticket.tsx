import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { EntryCode } from '@/lib/events/ticket/contract';
import { drawQr } from '@/lib/platform/client/draw-qr';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** One ticket at the door: its code, or why there is none; who comes, and with which type. */
export function EntryTicket({ ticket }: { ticket: EntryCode }) {
  const t = useTranslations('ticketOwn');
  const textLanguage = useTextLanguage();
  const { code, state, attendee, typeName, typeLanguage } = ticket;
  return (
    <article className="flex flex-col items-center rounded-lg border border-line bg-surface px-5 py-6 text-center">
      <div className="grid aspect-square w-full max-w-76 place-items-center rounded-md bg-white text-shade">
        {code ? <EntryQr {...{ code, attendee }} /> : <NoCode state={state} />}
      </div>
      <h2 className="mt-4 text-xl wrap-anywhere">{attendee}</h2>
      <p lang={textLanguage(typeLanguage)} className="text-ink-2 wrap-anywhere">
        {typeName || t('signup')}
      </p>
      <p className="mt-3 min-h-4.5 text-ink-3 text-sm text-pretty">{code && t('show.bright')}</p>
    </article>
  );
}

/** Dark squares on white, in dark too: a camera needs them. */
function EntryQr({ code, attendee }: { code: string; attendee: string }) {
  const t = useTranslations('ticketOwn.show');
  const { size, path } = useMemo(() => drawQr(code), [code]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('code', { attendee })}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** In place of a code: it was used, or its activity is canceled. */
function NoCode({ state }: { state: EntryCode['state'] }) {
  const t = useTranslations('ticketOwn');
  return (
    <p className="flex flex-col items-center gap-2 font-semibold text-2xl">
      {state === 'used' && (
        <span className="grid size-14 place-items-center rounded-full border-2 border-current">
          <ScreenIcon name="check" className="size-7" />
        </span>
      )}
      {state === 'used' ? t('show.used') : t('canceled')}
    </p>
  );
}
