-- What was noted of this rule before it had a history of its own is not for everybody who may see settings.
UPDATE "changes" SET "noun" = 'second_factor_rule' WHERE "noun" = 'settings' AND "record_id" = 'second_factor_required';
