/** A pick of staff for a month (YYYY-MM). */
export interface VideoMonthPickTable {
  month: string;
  video_id: string;
  position: number;
}

/** Works that staff put at the head of the daily list on the Beijing days `first_day` to `last_day` (YYYY-MM-DD). */
export interface VideoPickTable {
  video_id: string;
  position: number;
  first_day: string;
  last_day: string;
}

/** The daily list: rank 1 and up for each Beijing day. */
export interface VideoDailyTable {
  day: string;
  rank: number;
  video_id: string;
}

/** The time in ms until which a person has seen the works of followed people. */
export interface VideoFollowedSeenTable {
  person_id: string;
  until: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    video_pick: VideoPickTable;
    video_daily: VideoDailyTable;
    video_month_pick: VideoMonthPickTable;
    video_followed_seen: VideoFollowedSeenTable;
  }
}
