-- psql -f postgres.sql: judges a column of JSON and keeps the verdicts beside it. The server runs the program, so it and the
-- schema must be where the server can read them, and the role must be allowed to (pg_execute_server_program).
--
-- jsonb has one line for each value, whatever it holds. CSV with a quote and a delimiter that JSON cannot contain hands it over
-- as it is. Ending with 1 says that some rows are invalid: for COPY that is no failure.

COPY (SELECT body FROM orders ORDER BY id)
TO PROGRAM 'straightedge check --schema order.schema.json --json - > verdicts.ndjson || test $? -eq 1'
WITH (FORMAT csv, QUOTE E'\x01', DELIMITER E'\x02');

CREATE TEMPORARY TABLE verdicts (line bigint GENERATED ALWAYS AS IDENTITY, verdict jsonb);
COPY verdicts (verdict) FROM PROGRAM 'cat verdicts.ndjson'
WITH (FORMAT csv, QUOTE E'\x01', DELIMITER E'\x02');

-- As many verdicts as rows, in their order.
SELECT id, error ->> 'path' AS path, error ->> 'keyword' AS keyword
FROM (SELECT id, row_number() OVER (ORDER BY id) AS line FROM orders) AS numbered
JOIN verdicts USING (line)
CROSS JOIN LATERAL jsonb_array_elements(verdict -> 'errors') WITH ORDINALITY AS errors (error, position)
ORDER BY id, position;
