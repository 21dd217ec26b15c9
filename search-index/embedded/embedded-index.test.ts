import { describeSearch } from '../suite.ts';
import { createEmbeddedIndex } from './embedded-index.ts';

describeSearch('the embedded engine', async () => createEmbeddedIndex());
