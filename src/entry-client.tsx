import '@vitejs/plugin-react/preamble';
import 'react-dom/client';

// Evaluates React in a separate task, so that a click doesn't have to wait for all of the page's code.
import('./hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
