'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import type { ActivityDetail, TicketType } from '@/lib/events/activity/contract';
import { attendanceQuery, saleQuery } from '@/lib/events/ticket/client/sale';
import type { Attendance, Sale } from '@/lib/events/ticket/contract';
import { Link } from '@/lib/platform/i18n/link';
import { ChooseAmount } from './choose-amount';
import { OfferWaiting } from './offer-waiting';
import { RefundRule } from './refund-rule';
import { TicketActivity } from './ticket-activity';
import { TypeFacts } from './type-facts';

export interface ChooseScreenProps {
  activity: ActivityDetail;
  sale: Sale;
  attendance: Attendance;
}

/** The choice of a ticket type and of how many; a sold-out type is waited for in the same way. */
export function ChooseScreen({ activity, ...first }: ChooseScreenProps) {
  const t = useTranslations('ticketBuy');
  const words = useTranslations('ticket');
  const sale = useQuery({ ...saleQuery(activity.id), initialData: first.sale });
  const attendance = useQuery({ ...attendanceQuery(activity.id), initialData: first.attendance });
  const saleOf = new Map(sale.data.types.map((type) => [type.id, type]));
  const offered = activity.ticketTypes.filter(({ id }) => isOffered(saleOf.get(id)?.state));
  const [chosen, choose] = useState(() => firstOf(offered, saleOf)?.id);
  const type = offered.find(({ id }) => id === chosen);
  const refresh = () => void Promise.all([sale.refetch(), attendance.refetch()]);
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-130">
        <TicketActivity activity={{ ...activity, venue: activity.venue.text }} heading="h1" />
        <OfferWaiting activity={activity} places={attendance.data.waiting} onChanged={refresh} />
        <TypeChoice types={activity.ticketTypes} {...{ saleOf, chosen }} onChange={choose} />
        {type ? (
          <ChooseAmount
            key={type.id}
            {...{ activity, type }}
            sale={saleOf.get(type.id)}
            had={attendance.data.ofTypes.find(({ ticketTypeId }) => ticketTypeId === type.id)?.count ?? 0}
            place={attendance.data.waiting.find(({ ticketTypeId }) => ticketTypeId === type.id)}
            onChanged={refresh}
          />
        ) : (
          <Notice title={t('nothing')} text={t('nothingText')}>
            <Link href={`/ActivityDetail/${encodeURIComponent(activity.id)}`} className={buttonClass('ink')}>
              {t('toActivity')}
            </Link>
          </Notice>
        )}
        <p className="mt-6 text-ink-3 text-sm text-pretty">
          <RefundRule activity={activity} isFree={(type ?? activity.ticketTypes[0])?.priceFen === 0} />
          <br />
          {words('refund.canceled')}
        </p>
      </div>
    </div>
  );
}

type State = Sale['types'][number]['state'];
type SaleOf = ReadonlyMap<string, Sale['types'][number]>;

const isOffered = (state: State | undefined) => state === 'onSale' || state === 'soldOut';

/** One that is on sale, before one that is waited for. */
const firstOf = (types: readonly TicketType[], saleOf: SaleOf) =>
  types.find(({ id }) => saleOf.get(id)?.state === 'onSale') ?? types[0];

interface TypeChoiceProps {
  types: readonly TicketType[];
  saleOf: SaleOf;
  chosen: string | undefined;
  onChange(id: string): void;
}

function TypeChoice({ types, saleOf, chosen, onChange }: TypeChoiceProps) {
  const t = useTranslations('ticketBuy');
  const name = useId();
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-2 font-semibold text-sm">{t('types')}</legend>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        {types.map((type) => {
          const sale = saleOf.get(type.id);
          return (
            <label
              key={type.id}
              className={`flex min-h-16 items-center gap-3 border-line px-4 py-2.5 not-first:border-t has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2 ${isOffered(sale?.state) ? 'cursor-pointer has-checked:bg-accent-wash' : 'text-ink-3'}`}
            >
              <input
                type="radio"
                name={name}
                checked={chosen === type.id}
                disabled={!isOffered(sale?.state)}
                onChange={() => onChange(type.id)}
                className="size-5 flex-none accent-accent outline-none"
              />
              <TypeFacts type={type} sale={sale} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
