'use client';

import { useTranslations } from 'next-intl';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { TicketActivity } from './card-ticket-activity';
import { EnrolForm, type EnrolScreenProps } from './enrol-form';
import { RefundRule } from './refund-rule';

/** Who comes with each ticket; the rules of the order and of a return are said before it is sent. */
export function EnrolScreen({ activity, type, amount, waitId, form }: EnrolScreenProps) {
  const t = useTranslations('ticketBuy');
  const words = useTranslations('ticket');
  const textLanguage = useTextLanguage();
  const isFree = type.priceFen === 0;
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-130">
        <TicketActivity activity={{ ...activity, venue: activity.venue.text }} heading="h1" />
        <p className="mt-5 flex items-baseline justify-between gap-4 border-line border-y py-3">
          <span lang={textLanguage(type.name.language)} className="min-w-0 wrap-anywhere">
            {t('tickets', { name: type.name.text, count: amount })}
          </span>
          <strong className="flex-none text-lg tabular-nums">
            {isFree ? words('free') : yuan(type.priceFen * amount)}
          </strong>
        </p>
        <EnrolForm {...{ activity, type, amount, waitId, form }}>
          <section className="mt-5 mb-2 rounded-md bg-sunk px-4 py-3 text-ink-2 text-sm text-pretty">
            <h2 className="mb-1 font-semibold text-ink text-sm tracking-normal">{t('rules')}</h2>
            <ul className="list-disc space-y-1 pl-4">
              {!isFree && <li>{t('hold')}</li>}
              <li>
                <RefundRule {...{ activity, isFree }} />
              </li>
              {!isFree && <li>{words('refund.canceled')}</li>}
            </ul>
          </section>
        </EnrolForm>
      </div>
    </div>
  );
}
