import { answer } from "./entry.mjs";

handOver(JSON.parse(answer()));
