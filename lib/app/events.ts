import type {} from '@/lib/account/server/events';
import { renameOrganiser } from '@/lib/activity/server/renew-organisers-activities';
import { exportChats, forgetChats } from '@/lib/chat/server/person-chats';
import { eraseCollections, exportCollections } from '@/lib/collection/server/collections';
import { countCommentLike } from '@/lib/comment/server/count-comment-like';
import { eraseComments, exportComments } from '@/lib/comment/server/person-comments';
import { placeDecidedComment } from '@/lib/comment/server/place-decided-comment';
import { eraseLikes, exportLikes } from '@/lib/like/server/person-likes';
import { forgetReviews } from '@/lib/moderation/server/forget-reviews';
import { exportReports, forgetReporter } from '@/lib/moderation/server/person-reports';
import type {} from '@/lib/moderation/server/tables';
import { erasePerson } from '@/lib/person/server/erase-person';
import type {} from '@/lib/person/server/events';
import { exportPerson } from '@/lib/person/server/export-person';
import { eraseFollows, exportFollows } from '@/lib/person/server/follows';
import { placeDecidedText } from '@/lib/person/server/place-decided-text';
import { type EventHandlers, emitterOf } from '@/lib/platform/server/events';
import { countPlaylistCollections } from '@/lib/playlist/server/count-collections';
import { erasePlaylists, exportPlaylists } from '@/lib/playlist/server/person-playlists';
import { placeDecidedPlaylistText } from '@/lib/playlist/server/place-decided-text';
import { eraseMemberships, exportMemberships } from '@/lib/topic/server/memberships';
import { eraseTopicVideos, exportTopicVideos } from '@/lib/topic/server/topic-videos';
import { eraseUploads, exportUploads } from '@/lib/upload/server/person-uploads';
import type {} from '@/lib/upload/server/tables';
import { countComments, countLike } from '@/lib/video/server/count-reactions';
import { eraseWatchHistory, exportWatchHistory } from '@/lib/video/server/playback/watch-history';
import { breakOffExpiredUpload, processFinishedUpload } from '@/lib/video/server/processing/on-upload';
import { renameMaker } from '@/lib/video/server/renew-makers-works';
import { eraseWorks, exportWorks, forgetWorkReviews } from '@/lib/video/server/works/person-works';
import { placeDecidedWorkText } from '@/lib/video/server/works/place-decided-text';

/** Who listens to what. A capability that must hear of another one's doings stands here, and needs no import of it. */
const handlers: EventHandlers = {
  'account.erased': [
    erasePerson,
    forgetReviews,
    forgetWorkReviews,
    forgetReporter,
    eraseFollows,
    eraseMemberships,
    eraseTopicVideos,
    eraseCollections,
    erasePlaylists,
    forgetChats,
    eraseUploads,
    // Comments before likes: nobody holds a work and waits for a comment then.
    eraseComments,
    eraseLikes,
    eraseWatchHistory,
    // Last: it holds works, which counts of comments and likes change.
    eraseWorks,
  ],
  'account.exported': [
    exportPerson,
    exportFollows,
    exportMemberships,
    exportTopicVideos,
    exportCollections,
    exportPlaylists,
    exportChats,
    exportReports,
    exportUploads,
    exportWatchHistory,
    exportComments,
    exportLikes,
    exportWorks,
  ],
  'person.renamed': [renameMaker, renameOrganiser],
  'moderation.decided': [placeDecidedText, placeDecidedComment, placeDecidedWorkText, placeDecidedPlaylistText],
  'upload.finished': [processFinishedUpload],
  'upload.expired': [breakOffExpiredUpload],
  'like.changed': [countLike, countCommentLike],
  'comment.changed': [countComments],
  'collection.changed': [countPlaylistCollections],
};

export const emit = emitterOf(handlers);
