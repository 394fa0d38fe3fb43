-- How many pictures a user has in each category. Counting 100,000 rows on every call of the gallery's list took most of
-- its time. Derived: it holds nothing that images does not say, so it refers to no table and is never backed up.
create table image_counts (
  owner_id uuid not null,
  category_id uuid not null,
  images integer not null check (images >= 0),
  primary key (owner_id, category_id)
);
insert into image_counts select owner_id, category_id, count(*) from images group by owner_id, category_id;

-- A picture never changes its owner or category, so only inserts and deletes count.
create function count_images() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into image_counts as c
      select owner_id, category_id, count(*) from changed group by owner_id, category_id order by owner_id, category_id
    on conflict (owner_id, category_id) do update set images = c.images + excluded.images;
  else
    update image_counts c set images = c.images - gone.images
      from (select owner_id, category_id, count(*) as images from changed group by owner_id, category_id) gone
      where c.owner_id = gone.owner_id and c.category_id = gone.category_id;
    delete from image_counts c using changed
      where c.owner_id = changed.owner_id and c.category_id = changed.category_id and c.images = 0;
  end if;
  return null;
end $$;
create trigger images_added after insert on images
  referencing new table as changed for each statement execute function count_images();
create trigger images_removed after delete on images
  referencing old table as changed for each statement execute function count_images();

-- Whose request holds a place, and until when it is surely alive: a user may have three uploads under way.
alter table usage_reservations add column user_id uuid references users (id) on delete cascade;
alter table usage_reservations add column alive_until timestamptz not null default now() + interval '10 seconds';
create index usage_reservations_user on usage_reservations (user_id);
