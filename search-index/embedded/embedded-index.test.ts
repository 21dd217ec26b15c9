import { describeSearch } from '../testing/describe-search.ts';
import { createEmbeddedIndex } from './embedded-index.ts';

describeSearch('embedded', async () => createEmbeddedIndex());
