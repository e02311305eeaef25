import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { getRound as contract, Round } from '../../contract';
import { findDeskRound } from '../find-round';
import { readRound } from '../read-round';

/** A round with its panel and how far each judge is. Throws Unauthorized, and NullPointer for who is not at its desk. */
export async function getRound(context: Context, { id }: InputOf<typeof contract>): Promise<Round> {
  await findDeskRound(context, id);
  return readRound(context, context.db.read, id);
}
