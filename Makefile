# Two commands set everything up on a bare Debian or macOS: `make site` and `make test`.
# Both need Swift, which they never install; they install everything else that is missing.

SHELL := /bin/bash
.DEFAULT_GOAL := site

# Both commands share one build, without optimisation and without symbols for debuggers: it takes a third of the
# processor time of an optimised one (ARCHITECTURE.md, "Building"). DEBUG=1 keeps the symbols.
QUICK = $(if $(DEBUG),,-debug-info-format none)
QUICK_GLOSA = $$(swift build --show-bin-path)/glosa
GLOSA = $$(swift build -c release --show-bin-path)/glosa
PREFIX ?= /usr/local

.PHONY: site build install release changelog test darwin-check test-cmark test-packages test-store browser search-recall format lint accuracy fuzz benchmark clean

site:                 ## Builds Glosa as the tests use it, and writes this repository's own site
	@scripts/prepare
	@echo "Building Glosa without optimisation: two to three minutes on two cores, the first time."
	@swift build $(QUICK) --product glosa
	@echo "Writing the site: half a minute; an optimised Glosa (make build) needs a second."
	@$(QUICK_GLOSA) build
	@echo "The site is at $(CURDIR)/site/index.html"

build:                ## Builds Glosa with optimisation, for daily use
	@echo "Building Glosa with optimisation: about ten minutes on two cores, the first time."
	@scripts/build >/dev/null

install: build        ## Installs that build, its completions and man pages: make install PREFIX=$$HOME/.local
	@scripts/install $(GLOSA) "$(PREFIX)"
	@echo "Glosa is at $(DESTDIR)$(PREFIX)/bin/glosa"

changelog:            ## Drafts the section of CHANGELOG.md from the history, to be rewritten: make changelog VERSION=0.2.0
	@scripts/changelog $(VERSION)

release:              ## Packages for this machine, in dist/: make release VERSION=0.1.0
	@scripts/release $(VERSION)

test:                 ## Runs every test, from a clean clone too; THOROUGH=1: more random edits
	@scripts/prepare
	@GLOSA_THOROUGH="$(THOROUGH)" QUICK="$(QUICK)" scripts/test

darwin-check:         ## Checks the part for macOS on Linux: compiles all targets for it, tries its scripts, small stacks
	@scripts/prepare
	@Tests/Darwin/run

test-cmark:           ## Tests with libcmark 0.31.2, which Homebrew has: the same pages, and the specification of that version
	@Tests/CMark/run

test-packages:        ## Uses what `make release` made as people do: pip, dpkg in a bare Debian, SwiftPM, pre-commit, the action
	@Tests/Packages/run

test-store:           ## Shares verdicts among three machines, which are network namespaces, through Debian's nginx
	@Tests/Store/run

browser: build        ## Tests this site's decision trees, its search and the preview in headless Chromium
	@$(GLOSA) build
	@Tests/Browser/run $(GLOSA)

search-recall: build  ## Compares the search with Pagefind and Lunr, and measures what it costs on 10,000 pages
	@$(GLOSA) build
	@Benchmarks/Search/run $(GLOSA)

format:               ## Formats every Swift file
	@swift format --in-place --recursive --parallel Package.swift Plugins Sources Tests Fuzzing

lint:                 ## Lists the Swift files that are not formatted
	@swift format lint --strict --recursive --parallel Package.swift Plugins Sources Tests Fuzzing

accuracy:             ## Measures the rules on labelled samples: make accuracy [CORPUS=folder]
	@swift build -c release --product lint-corpus
	@$$(swift build -c release --show-bin-path)/lint-corpus accuracy \
	    Tests/AccuracyTests/Samples Tests/AccuracyTests/Samples/labels.tsv
	@test -z "$(CORPUS)" || $$(swift build -c release --show-bin-path)/lint-corpus accuracy \
	    "$(CORPUS)" Tests/AccuracyTests/corpus-labels.tsv

fuzz:                 ## Runs the fuzzers: make fuzz TIME=600, or make fuzz TARGET=markdown RUNS=2000000
	@TIME="$(TIME)" RUNS="$(RUNS)" PLAIN="$(PLAIN)" JOBS="$(JOBS)" LENGTH="$(LENGTH)" Fuzzing/run $(TARGET)

benchmark:            ## Compares Glosa with Hugo and others; see Benchmarks/README.md
	@scripts/prepare
	@Benchmarks/run

clean:
	@swift package clean
