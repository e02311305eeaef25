import type { LaunchSteps } from '@/components/events/activity/start-steps';
import { findTopicItems } from '@/lib/community/topic/port';
import { getVerification } from '@/lib/people/verification/server/get-verification';
import type { Context } from '@/lib/platform/server/context';
import { wireId } from '@/lib/platform/shared/wire';

/** How far the caller is from launching an activity (specification section 6). */
export async function readLaunchSteps(context: Context): Promise<LaunchSteps> {
  const { company, hasPhone } = await getVerification(context);
  if (company.holds) return { hasPhone, company: 'passed' };
  const state = company.latest?.state;
  return { hasPhone, company: state === 'pending' || state === 'refused' ? state : 'none' };
}

/** The channel that a link names (`topicId`), for what is launched in it. One that is not public is ignored. */
export async function readChannel(context: Context, asked: URLSearchParams) {
  const id = wireId.safeParse(asked.get('topicId'));
  const [topic] = id.success ? await findTopicItems(context, [id.data]) : [];
  return topic ? { id: topic.id, title: topic.title } : null;
}
