-- People and their devices: the step of branch identity stands here.
SELECT 1;
