import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { topicKinds } from '../../codes';
import type { NewTopicFields } from '../../contract';
import { artSchools } from '../schools/art-schools';

/** How the form of a new channel begins. */
export interface TopicBeginning {
  fields: NewTopicFields;
  /** The caller has no bound mobile number, without which nobody asks for a channel. */
  isPhoneNeeded: boolean;
}

/** The form of a new channel, with the names of an art school or the kind that a link asks for. What is unknown is ignored. */
export function readBeginning(context: Pick<Context, 'caller'>, asked: URLSearchParams): TopicBeginning {
  return { fields: fieldsOf(asked), isPhoneNeeded: !mayDo(context, 'post') };
}

function fieldsOf(asked: URLSearchParams): NewTopicFields {
  const school = artSchools.find(({ id }) => id === asked.get('school'));
  if (school) return { nameZh: school.names.zh, nameEn: school.names.en, kind: 'school' };
  return { nameZh: '', nameEn: '', kind: topicKinds.find((kind) => kind === asked.get('kind')) ?? 'light' };
}
