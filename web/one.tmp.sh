KLATSCH_BIN=/tmp/klatsch-web2 timeout 500 npx vitest run --config vitest.browser.config.ts "$@" 2>&1 | tail -n 60
