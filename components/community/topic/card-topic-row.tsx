import type { TopicItem } from '@/lib/community/topic/contract';
import { CardFollowTopic } from './card-follow-topic';
import { CardTopic } from './card-topic';

interface CardTopicRowProps {
  topic: TopicItem;
  /** Whether the caller follows it, where a list has said so already. */
  isFollowed?: boolean;
}

/** A channel in a list, with the button that follows it. */
export function CardTopicRow({ topic, isFollowed }: CardTopicRowProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <CardTopic topic={topic} />
      </div>
      <CardFollowTopic topicId={topic.id} title={topic.title} isFollowed={isFollowed} quiet />
    </div>
  );
}
