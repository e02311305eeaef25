import { forgetReviews } from '@/lib/base/moderation/server/forget-reviews';
import { exportReports, forgetReporter } from '@/lib/base/moderation/server/person-reports';
import type {} from '@/lib/base/moderation/server/tables';
import { eraseUploads, exportUploads } from '@/lib/base/upload/server/person-uploads';
import type {} from '@/lib/base/upload/server/tables';
import { exportChats, forgetChats } from '@/lib/business/chat/server/person-chats';
import { eraseMemberships, exportMemberships } from '@/lib/community/topic/server/memberships';
import { eraseTopicVideos, exportTopicVideos } from '@/lib/community/topic/server/topic-videos';
import { renameOrganiser } from '@/lib/events/activity/server/renew-organisers-activities';
import type {} from '@/lib/people/account/server/events';
import { erasePerson } from '@/lib/people/person/server/erase-person';
import type {} from '@/lib/people/person/server/events';
import { exportPerson } from '@/lib/people/person/server/export-person';
import { eraseFollows, exportFollows } from '@/lib/people/person/server/follows';
import { placeDecidedText } from '@/lib/people/person/server/place-decided-text';
import { type EventHandlers, emitterOf } from '@/lib/platform/server/events';
import { eraseCollections, exportCollections } from '@/lib/reactions/collection/server/collections';
import { countCommentLike } from '@/lib/reactions/comment/server/count-comment-like';
import { eraseComments, exportComments } from '@/lib/reactions/comment/server/person-comments';
import { placeDecidedComment } from '@/lib/reactions/comment/server/place-decided-comment';
import { eraseLikes, exportLikes } from '@/lib/reactions/like/server/person-likes';
import { placeFirstFilm } from '@/lib/works/film/server/place-film';
import { eraseWatchHistory, exportWatchHistory } from '@/lib/works/film/server/playback/watch-history';
import { breakOffExpiredUpload, processFinishedUpload } from '@/lib/works/film/server/processing/on-upload';
import { forgetFilm } from '@/lib/works/film/server/processing/remove-files';
import { countPlaylistCollections } from '@/lib/works/playlist/server/count-collections';
import { erasePlaylists, exportPlaylists } from '@/lib/works/playlist/server/person-playlists';
import { placeDecidedPlaylistText } from '@/lib/works/playlist/server/place-decided-text';
import { countComments, countLike } from '@/lib/works/work/server/count-reactions';
import type {} from '@/lib/works/work/server/events';
import { renameMaker } from '@/lib/works/work/server/renew-makers-works';
import { eraseWorks, exportWorks, forgetWorkReviews } from '@/lib/works/work/server/works/person-works';
import { placeDecidedWorkText } from '@/lib/works/work/server/works/place-decided-text';

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
  'work.created': [placeFirstFilm],
  'work.removed': [forgetFilm],
  'upload.finished': [processFinishedUpload],
  'upload.expired': [breakOffExpiredUpload],
  'like.changed': [countLike, countCommentLike],
  'comment.changed': [countComments],
  'collection.changed': [countPlaylistCollections],
};

export const emit = emitterOf(handlers);
