import { millisecondsInDay } from 'date-fns/constants';
import { generateIcsCalendar } from 'ts-ics';
import type { Language } from '../../shared/language';
import type { FileAnswer } from '../api/route';
import { env } from '../env';
import { foldLines } from './fold-lines';

/** Something that takes place, for a calendar. Times in ms. */
export interface CalendarEvent {
  id: string;
  title: string;
  titleLanguage: Language;
  description: string;
  /** Empty for none. */
  place: string;
  startAt: number;
  endAt: number;
  isCanceled: boolean;
  /** The address of its page. */
  page: string;
  /** Number of changes, and the last one. */
  revision: number;
  changedAt: number;
}

/**
 * An event as a calendar file (iCalendar, RFC 5545). Its UID stays, its SEQUENCE grows with every change, so that a calendar that
 * reads it again moves what it has; a canceled one says so.
 */
export function calendarFile(event: CalendarEvent): FileAnswer {
  const { title, description, page, place, startAt, endAt } = event;
  const { hostname } = new URL(env().siteUrl);
  const changed = { date: new Date(event.changedAt) };
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${hostname}//Lightfield//${event.titleLanguage.toUpperCase()}`,
    events: [
      {
        uid: `${event.id}@${hostname}`,
        stamp: changed,
        lastModified: changed,
        sequence: event.revision,
        status: event.isCanceled ? 'CANCELLED' : 'CONFIRMED',
        start: { date: new Date(startAt) },
        end: { date: new Date(endAt) },
        // Who goes to an exhibition is not busy for all of its weeks.
        timeTransparent: endAt - startAt > millisecondsInDay ? 'TRANSPARENT' : 'OPAQUE',
        summary: title,
        description: [description, page].filter((part) => part !== '').join('\n\n'),
        ...(place !== '' && { location: place }),
        url: page,
      },
    ],
  });
  return {
    name: `${title}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    body: new TextEncoder().encode(foldLines(calendar)),
  };
}
