-- From where a change of address was asked, as a keyed hash: its code is taken from the asker only.
alter table users add column pending_email_from text;
