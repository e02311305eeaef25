import { sql } from 'kysely';
import { keyText } from '@/lib/platform/server/db/columns';
import type { Migrations } from '@/lib/platform/server/db/migrate';

export const articleMigrations: Migrations = {
  '2026-11-25-01-article': {
    async up(db) {
      const key = keyText(db);
      let article = db.schema
        .createTable('article')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('author_id', key, (column) => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('topic_id', key, (column) => column.references('topic.id').onDelete('set null'))
        .addColumn('state', key, (column) => column.notNull())
        .addColumn('cover', 'text')
        .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('words', 'text', (column) => column.notNull().defaultTo('[]'));
      for (const name of ['title_zh', 'title_en', 'body_zh', 'body_en', 'excerpt_zh', 'excerpt_en']) {
        article = article.addColumn(name, 'text', (column) => column.notNull());
      }
      for (const name of ['minutes_zh', 'minutes_en', 'changed_zh_at', 'changed_en_at', 'created_at', 'updated_at']) {
        article = article.addColumn(name, 'bigint', (column) => column.notNull());
      }
      for (const name of ['revision', 'like_count', 'comment_count']) {
        article = article.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
      }
      for (const name of ['checked_at', 'submitted_at', 'verified_at', 'edited_at', 'featured_at']) {
        article = article.addColumn(name, 'bigint');
      }
      await article.execute();
      await sql`create index article_of_person on article (author_id, verified_at desc, id)
        where state = 'verified'`.execute(db);
      await sql`create index article_featured on article (featured_at desc, id)
        where state = 'verified' and featured_at is not null`.execute(db);
      await sql`create index article_in_review on article (submitted_at, id) where state = 'pending_review'`.execute(
        db,
      );
      for (const columns of [
        ['author_id', 'updated_at desc', 'id'],
        ['topic_id', 'id'],
      ] as const) {
        await db.schema
          .createIndex(`article_by_${columns[0]}`)
          .on('article')
          .columns([...columns])
          .execute();
      }
    },
  },
  '2026-11-25-02-article-lists': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('article_tag')
        .addColumn('article_id', key, (column) => column.notNull().references('article.id').onDelete('cascade'))
        .addColumn('position', 'bigint', (column) => column.notNull())
        .addColumn('tag', 'text', (column) => column.notNull())
        .addColumn('tag_key', key, (column) => column.notNull())
        .addPrimaryKeyConstraint('article_tag_key', ['article_id', 'position'])
        .addUniqueConstraint('article_tag_once', ['article_id', 'tag_key'])
        .execute();
      await db.schema
        .createTable('article_entry')
        .addColumn('article_id', key, (column) => column.notNull().references('article.id').onDelete('cascade'))
        .addColumn('topic_id', key, (column) => column.notNull())
        .addColumn('tag_key', key, (column) => column.notNull())
        .addColumn('listed_at', 'bigint', (column) => column.notNull())
        .addColumn('like_count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('article_entry_key', ['article_id', 'topic_id', 'tag_key'])
        .execute();
      for (const [name, order] of [
        ['latest', ['listed_at desc']],
        ['liked', ['like_count desc', 'listed_at desc']],
      ] as const) {
        await db.schema
          .createIndex(`article_entry_${name}`)
          .on('article_entry')
          .columns(['topic_id', 'tag_key', ...order, 'article_id'])
          .execute();
      }
      await db.schema
        .createTable('article_subject')
        .addColumn('topic_id', key, (column) => column.notNull())
        .addColumn('tag_key', key, (column) => column.notNull())
        .addColumn('tag', 'text', (column) => column.notNull())
        .addColumn('article_count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('article_subject_key', ['topic_id', 'tag_key'])
        .execute();
      // The most used tags of a channel or of all, and the channels with most articles.
      await db.schema
        .createIndex('article_subject_of_topic')
        .on('article_subject')
        .columns(['topic_id', 'article_count desc', 'tag_key'])
        .execute();
      await db.schema
        .createIndex('article_subject_of_tag')
        .on('article_subject')
        .columns(['tag_key', 'article_count desc', 'topic_id'])
        .execute();
      await db.schema
        .createTable('article_version')
        .addColumn('article_id', key, (column) => column.notNull().references('article.id').onDelete('cascade'))
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('texts', 'text', (column) => column.notNull())
        .addColumn('saved_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('article_version_key', ['article_id', 'version'])
        .execute();
    },
  },
  '2026-11-25-03-article-pictures': {
    async up(db) {
      const key = keyText(db);
      await db.schema
        .createTable('article_picture')
        .addColumn('stem', key, (column) => column.primaryKey())
        .addColumn('article_id', key, (column) => column.notNull().references('article.id').onDelete('cascade'))
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('article_picture_of_article')
        .on('article_picture')
        .columns(['article_id', 'stem'])
        .execute();
    },
  },
  '2026-11-25-14-own-articles': {
    async up(db) {
      // A far page of one's own list reads the entries that it skips, not their rows; how many are unpublished is counted.
      await db.schema.dropIndex('article_by_author_id').execute();
      await sql`create index article_own on article (author_id, updated_at desc, id) where state <> 'deleted'`.execute(
        db,
      );
      await db.schema.createIndex('article_by_author').on('article').columns(['author_id', 'state']).execute();
    },
  },
};
