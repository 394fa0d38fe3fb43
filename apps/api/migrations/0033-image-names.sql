-- What a file was called when it was uploaded, to tell pictures apart in the gallery. Shown as text and used for nothing
-- else: not for a path, not for a type, not for an answer's header.
alter table images add column name text not null default '' check (char_length(name) <= 120);
