# The page that shows what the browser can do, and the first page of the offline site.

browser-engines = Game engines
browser-engines-compiled = compiled
# No libraries on this site, or they are still loading.
browser-engines-plain = plain Python: same games, a slower coach
# why: what the browser said
browser-engines-refused = plain Python: same games, a slower coach. The compiled engines did not load: { $why }

## Which variant of the site this is, after its version.

site-compiled = with compiled engines
site-plain = with plain Python engines
