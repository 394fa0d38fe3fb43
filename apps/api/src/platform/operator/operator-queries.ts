import { sql } from "kysely";
import type { Db } from "../db/database.ts";

export type Row = Record<string, string | number | boolean | Date | null>;

/** Every queue: what waits, since when, what runs, what was given up. */
export const listQueues = async (db: Db): Promise<Row[]> =>
  (
    await sql<Row>`
      select q.name as job, count(j.id) filter (where j.state < 'active')::int as waiting,
        coalesce(round(extract(epoch from now() - min(j.start_after) filter (where j.state < 'active' and j.start_after <= now()))), 0)::int as oldest_s,
        count(j.id) filter (where j.state = 'active')::int as running, count(j.id) filter (where j.state = 'failed')::int as failed
      from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state <> 'completed'
      where q.name not like '\\_\\_%' group by q.name order by q.name`.execute(db)
  ).rows;

/** Jobs that were given up, newest first, with why. */
export const listFailedJobs = async (db: Db): Promise<Row[]> =>
  (
    await sql<Row>`
      select id::text, name as job, to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as given_up, retry_count as tries,
        left(coalesce(output ->> 'message', output::text, ''), 100) as reason
      from pgboss.job where state = 'failed' order by completed_on desc limit 100`.execute(db)
  ).rows;

/** Puts failed jobs back: one by its id, those of one queue by its name, or all. Returns how many. */
export async function retryJobs(db: Db, which: string): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set state = 'created', retry_count = 0, started_on = null, completed_on = null, start_after = now(),
      output = null, keep_until = now() + interval '14 days'
    where state = 'failed' and (${which} = 'all' or id::text = ${which} or name = ${which}) returning name`.execute(db);
  return rows.length;
}

/** Mails that wait or were given up. Whom they are for is said, what they say is not. */
export const listMails = async (db: Db): Promise<Row[]> =>
  (
    await sql<Row>`
      select id::text, kind, to_address as to, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as written,
        attempts, case when failed_at is null then 'waits' else 'given up' end as state, left(coalesce(last_error, ''), 80) as reason
      from mail_outbox where sent_at is null order by failed_at nulls first, position limit 100`.execute(db)
  ).rows;

/** Mails that wait for their next try are tried now. Those given up have lost their text and stay so. */
export async function retryMails(db: Db): Promise<number> {
  const { rows } = await sql`
    update mail_outbox set send_after = now() where sent_at is null and failed_at is null and send_after > now()
    returning id`.execute(db);
  return rows.length;
}

export const countUsers = async (db: Db): Promise<Row[]> =>
  (
    await sql<Row>`
      select count(*)::int as users, count(email_verified_at)::int as verified,
        count(*) filter (where created_at > now() - interval '7 days')::int as new_this_week,
        (select count(*)::int from subscriptions where status in ('active', 'trialing', 'past_due')) as subscriptions,
        (select count(distinct user_id)::int from sessions where revoked_at is null and last_seen_at > now() - interval '1 day') as seen_today
      from users`.execute(db)
  ).rows;

/** One account as an operator who helps its owner needs to see it. */
export const findUser = async (db: Db, email: string): Promise<Row[]> =>
  (
    await sql<Row>`
      select u.id::text, u.email, u.email_verified_at is not null as verified, u.restricted_at is not null as restricted,
        to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD') as since, coalesce(p.name, '-') as plan, coalesce(s.status, '-') as subscription,
        (select count(*)::int from images i where i.owner_id = u.id) as images,
        (select count(*)::int from sessions n where n.user_id = u.id and n.revoked_at is null and n.expires_at > now()) as sessions
      from users u
        left join lateral (select * from subscriptions where user_id = u.id order by updated_at desc limit 1) s on true
        left join plans p on p.id = s.plan_id
      where lower(u.email) = lower(${email})`.execute(db)
  ).rows;
