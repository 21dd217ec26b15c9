import { escapeMarkup } from '../../http/escape-markup.ts';

/**
 * Shown if a page cannot be rendered. Has no styles or scripts, which could fail too. The id can be found in the log.
 */
export const failurePage = (requestId?: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
</head>
<body>
<h1>Something went wrong</h1>
<p>This page couldn’t be loaded. Try again in a moment.</p>
${requestId === undefined ? '' : `<p>If you contact us about it, include this ID: <code>${escapeMarkup(requestId)}</code></p>\n`}<p><a href="/">Home</a></p>
</body>
</html>
`;
