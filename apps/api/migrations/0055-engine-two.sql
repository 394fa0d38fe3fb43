-- A score may be withheld: the picture is kept, its scores are null.
alter table images alter column overall_score drop not null;
alter table images alter column contrast_score drop not null;
alter table images alter column recall_score drop not null;
alter table images alter column copy_engagement_score drop not null;

-- Withheld ones come last in both directions. The older index has them first from above, so it serves the lowest first.
create index images_by_score_last on images (owner_id, overall_score desc nulls last, id desc);
create index images_by_category_score_last on images (owner_id, category_id, overall_score desc nulls last, id desc);

-- What the owner says against what the engine found, and when the one free scoring by a newer engine was used.
alter table images add column corrections jsonb;
alter table images add column scored_again_at timestamptz;

-- What was read and detected in a picture: all that its analysis is made from, but for the pixels. Pictures from before have
-- none until they are asked for.
create table image_signals (
  image_id uuid primary key references images (id) on delete cascade,
  signals jsonb not null
);
