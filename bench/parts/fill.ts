import Sqlite from 'better-sqlite3';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 20, 4);

/**
 * Fills a migrated, empty SQLite file with `rows` works, channels and activities each, and gives the person `p0` as many
 * fans, and collections of as many works.
 */
export function fill(file: string, rows: number): void {
  const connection = new Sqlite(file);
  connection.pragma('synchronous = OFF');
  const insertPerson = connection.prepare(
    `insert into person (id, nickname, nickname_key, gender, address, bio, tagline, creative_fields, education, social_links, created_at)
     values (?, ?, ?, 0, '', '', '', '[]', '', '[]', 0)`,
  );
  const insertVideo = connection.prepare(
    `insert into video (id, author_id, title_zh, title_en, intro_zh, intro_en, cover, duration_seconds, state, view_count,
       like_count, score, created_at, verified_at) values (?, ?, ?, ?, ?, ?, ?, ?, 'verified', ?, ?, ?, ?, ?)`,
  );
  const insertTopic = connection.prepare(
    `insert into topic (id, name_zh, name_en, intro_zh, intro_en, thumb, state, member_count, video_count, created_at)
     values (?, ?, ?, ?, ?, ?, 'verified', ?, ?, ?)`,
  );
  const insertActivity = connection.prepare(
    `insert into activity (id, organiser_id, title_zh, title_en, category, review_state, cover, hold_start_at, hold_end_at, created_at)
     values (?, ?, ?, ?, ?, 2, ?, ?, ?, ?)`,
  );
  const insertFollow = connection.prepare(
    `insert into person_follow (follower_id, person_id, created_at) values (?, 'p0', ?)`,
  );
  const insertCollected = connection.prepare(
    `insert into collection_item (person_id, kind, target_id, created_at) values ('p0', 'video', ?, ?)`,
  );
  const intro = '以光为材料的现场装置，观众的步速决定它的节奏。';
  const introEn = 'An installation made of light; the pace of its visitors sets its tempo.';
  connection.transaction(() => {
    for (let index = 0; index < 100; index += 1) insertPerson.run(`p${index}`, `创作者 ${index}`, `创作者 ${index}`);
    for (let index = 0; index < rows; index += 1) {
      const author = `p${index % 100}`;
      const at = now - ((index * 7919) % 1000) * day - index;
      const spread = (index * 2_654_435_761) % 1_000_003;
      const names = [`作品 ${index}`, `Work ${index}`];
      insertVideo.run(
        `v${index}`,
        author,
        ...names,
        intro,
        introEn,
        `works/${index}.jpg`,
        60,
        spread,
        1,
        spread,
        at,
        at,
      );
      insertTopic.run(`t${index}`, ...names, intro, introEn, `topics/${index}.jpg`, spread, 12, at);
      insertPerson.run(`f${index}`, `爱好者 ${index}`, `爱好者 ${index}`);
      insertFollow.run(`f${index}`, at);
      insertCollected.run(`v${index}`, at);
      insertActivity.run(`a${index}`, author, ...names, 1 + (index % 3), `activities/${index}.jpg`, at, at + day, at);
    }
  })();
  connection.exec('analyze');
  connection.close();
}
